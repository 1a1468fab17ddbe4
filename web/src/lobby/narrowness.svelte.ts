/** Whether the form has no place beside the tables and is a sheet. */
class Narrowness {
  private query = matchMedia('(max-width: 1099px)');
  now = $state(this.query.matches);

  constructor() {
    this.query.addEventListener('change', (event) => (this.now = event.matches));
  }
}

export const narrow = new Narrowness();
