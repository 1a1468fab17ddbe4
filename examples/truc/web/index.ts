/** Truc in the client. */
import { plainGame } from 'rulebound/games/plain';
import type { GameUi } from 'rulebound/games/registry';
import { plain } from 'rulebound/lobby/plan';
import './tokens.css';

const truc: GameUi = {
  ...plainGame,
  id: 'truc',
  sign: 'card-7-hearts',
  plan: { ...plain, tiles: 'target' },
  table: () => import('./table'),
};

export default truc;
