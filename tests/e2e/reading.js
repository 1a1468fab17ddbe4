/**
 * What a person sees of a table: the bar and the things that glow. Nothing else is known to the
 * robot. Gives null while there is nothing to see yet or the last act is still on its way.
 */
() => {
  if (document.querySelector('main > [role="alert"]')) throw new Error('this page has stopped');
  const bar = document.querySelector('.bar[data-region="decision"]');
  if (!bar || bar.getAttribute('aria-busy') === 'true') return null;
  const said = (element) => element?.innerText.trim() ?? '';
  /** The words of a button without the key that presses it. */
  const word = (button) => said(button).replace(said(button.querySelector('.kbd')), '').trim();
  const seen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
  const all = (selector, root = bar) => [...root.querySelectorAll(selector)].filter(seen);

  /** A being that has a way, a flare that is awake. */
  const playable = '.tablet.can:is(.ready, :not(.low)):not(:has(.row):not(.ready))';
  const glows =
    '.can, .tile.next, .plate.next, [role="option"][draggable="true"], .offer > [role="option"], ' +
    '.tower.able, .step.offered, .tray button:has(.can, .active), .reach, .slot';
  const things = all('[data-ref]', document)
    .filter((thing) => thing.matches(glows))
    .map((thing) => ({
      ref: thing.dataset.ref,
      good: !thing.matches('.tablet') || thing.matches(playable),
      on: thing.matches('[aria-selected="true"], [aria-pressed="true"]'),
      lit: thing.matches('.lit'),
      hint: said(thing.querySelector('.count b')),
      name: thing.ariaLabel ?? '',
    }));

  const act = bar.querySelector('.cta');
  return {
    face: bar.querySelector('.result') ? 'over' : bar.classList.contains('paper') ? 'ask' : 'wait',
    eyebrow: said(bar.querySelector('.eyebrow, .note')),
    question: said(bar.querySelector('.ask')),
    act: act ? word(act) : null,
    chips: all('.opts > [data-key="chip"]').map((chip) => ({
      text: said(chip),
      on: chip.getAttribute('aria-pressed') === 'true',
    })),
    quiet: all('.go > .btn.quiet:not(.undo):not(.square)').map(word),
    more: bar.querySelector('.opts [data-key="more"]:not(:disabled)') !== null,
    things,
  };
};
