/** Showing again that it is still oneself, before what could take the account away. */
import { api, Refusal } from '../../lib/api';
import { usePasskey } from '../../lib/passkeys';

class Proof {
  /** The dialog is open. */
  asking = $state(false);
  private answer: (given: boolean) => void = () => undefined;

  /** Ask for the password or a passkey. False: somebody would rather not. */
  ask(): Promise<boolean> {
    this.answer(false);
    this.asking = true;
    return new Promise((answer) => (this.answer = answer));
  }

  /** The dialog was left. */
  settle(given: boolean): void {
    this.asking = false;
    this.answer(given);
    this.answer = () => undefined;
  }

  byPassword = (password: string): Promise<undefined> => api.prove({ password });

  async byPasskey(): Promise<void> {
    await api.prove({ passkey: await usePasskey(await api.beginProof()) });
  }
}

export const proof = new Proof();

/** Do something; if the server wants a proof first, ask for it and do it then. */
export async function withProof<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'prove-it') throw error;
    if (!(await proof.ask())) throw error;
    return act();
  }
}
