/** Short names for the generated wire types. */
import type { components } from './wire';

type Schemas = components['schemas'];

export type GalleryOut = Schemas['GalleryOut'];
export type CardList = Schemas['CardList'];
export type Card = Schemas['CardOut'];
export type Facet = Schemas['FacetOut'];
export type Language = Settings['language'];
export type BotInfo = Schemas['BotInfo'];
export type Settings = Required<Schemas['Settings']>;
export type Player = Schemas['Player'];
export type GivenLogin = Schemas['GivenLogin'];
export type Session = Schemas['Session'];
export type GameInfo = Schemas['GameInfo'];
export type GameOption = Schemas['GameOption'];
export type TableForm = Schemas['TableForm'];
export type ChairForm = TableForm['chairs'][number];
export type Chair = Schemas['Chair'];
export type TableInfo = Schemas['TableInfo'];
export type TableList = Schemas['TableList'];
export type Listing = 'open' | 'running' | 'mine' | 'finished';
export type Opened = Schemas['Opened'];
export type Frame = Schemas['Frame'];
export type Trouble = Schemas['Trouble'];
export type Words = Schemas['Words'];
export type OptionOut = Schemas['OptionOut'];
export type DecisionOut = Schemas['DecisionOut'];
export type StateOut = Schemas['StateOut'];
export type TableOut = Schemas['TableOut'];
export type Answer = Schemas['Answer'];
export type OutlookOut = Schemas['OutlookOut'];
export type ChatLine = Schemas['ChatLine'];
export type HintOption = Schemas['HintOption'];
export type Asked = Schemas['Asked'];
export type Chances = Schemas['ChancesOut'];
export type Clock = Schemas['Clock'];
export type Affairs = Schemas['Affairs'];
export type Proposal = Schemas['Proposal'];
export type TableNotice = Schemas['Notice'];
export type NoteOut = Schemas['NoteOut'];
export type AnalysisOut = Schemas['AnalysisOut'];
export type BranchOut = Schemas['BranchOut'];
export type StudyOut = Schemas['StudyOut'];
export type Past = Schemas['Past'];
export type PastPage = Schemas['PastPage'];
export type PastCounts = Schemas['PastCounts'];
export type PastKind = Schemas['PastKind'];
export type PastFigures = Schemas['PastFigures'];
export type People = Schemas['PeopleOut'];
export type Person = Schemas['PersonOut'];
export type Profile = Schemas['ProfileOut'];
export type Channel = Schemas['TestForm']['channel'];
export type HookShape = NonNullable<Schemas['HookForm']['shape']>;
export type PushForm = Schemas['PushForm'];
export type ReminderChoices = Required<Schemas['ReminderChoices']>;
export type Reminders = Omit<Schemas['RemindersOut'], 'choices'> & { choices: ReminderChoices };
export type AccountOut = Schemas['AccountOut'];
export type PasskeyOut = Schemas['PasskeyOut'];
export type PasskeyOptions = Schemas['PasskeyOptions'];
export type NewPasskey = Schemas['NewPasskey'];
export type UsedPasskey = Schemas['UsedPasskey'];
export type ProofForm = Schemas['ProofForm'];
export type Leaving = Schemas['Leaving'];
export type Whom = Schemas['Whom'];
export type ReportForm = Schemas['ReportForm'];
export type BlockOut = Schemas['BlockOut'];
export type Announcement = Schemas['Announcement'];
export type Welcome = Schemas['Welcome'];
export type ClientFrame =
  | Schemas['Hello']
  | Schemas['Choose']
  | Schemas['TakeAside']
  | Schemas['Undo']
  | Schemas['WhyNot']
  | Schemas['Foresee']
  | Schemas['Weigh']
  | Schemas['AskHint']
  | Schemas['Say']
  | Schemas['Nudge']
  | Schemas['AskRematch']
  | Schemas['MendBot']
  | Schemas['Look']
  | Schemas['Propose']
  | Schemas['Agree']
  | Schemas['Resume']
  | Schemas['Vacation']
  | Schemas['ComeBack']
  | Schemas['ClaimSeat']
  | Schemas['Ping'];
export type ServerFrame =
  | Schemas['StateOut']
  | Schemas['TableOut']
  | Schemas['ChatOut']
  | Schemas['NudgeOut']
  | Schemas['Done']
  | Schemas['Refused']
  | Schemas['WhyOut']
  | Schemas['ForeseeOut']
  | Schemas['WeighOut']
  | Schemas['HintOut']
  | Schemas['AskedOut']
  | Schemas['ChancesOut'];

/** The options of some kinds, with the fields that the game declares for them. */
export type OptionOf<Options, Kind extends keyof Options = keyof Options> = {
  [K in Kind]: OptionOut & { kind: K; fields: Options[K] };
}[Kind];

/** The events that a game declares by their kinds, as the log tells them. */
export type EventOf<Events, Kind extends keyof Events = keyof Events> = {
  [K in Kind]: { at: number; kind: K } & Events[K];
}[Kind];

/** Something that happened, as the log tells it. */
export interface GameEvent {
  at: number;
  kind: string;
  [arg: string]: unknown;
}
