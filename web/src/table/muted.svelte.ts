/** People whose talk is not shown on this device. */

const KEPT = 'rulebound-muted';

function kept(): Set<string> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return new Set(Array.isArray(read) ? read.filter((name) => typeof name === 'string') : []);
  } catch {
    return new Set();
  }
}

class Muted {
  private names = $state.raw<ReadonlySet<string>>(kept());

  has(name: string): boolean {
    return this.names.has(name);
  }

  add(name: string): void {
    this.keep(new Set([...this.names, name]));
  }

  delete(name: string): void {
    this.keep(new Set([...this.names].filter((other) => other !== name)));
  }

  private keep(names: Set<string>): void {
    this.names = names;
    localStorage.setItem(KEPT, JSON.stringify([...names]));
  }
}

export const muted = new Muted();
