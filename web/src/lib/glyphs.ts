/** The interface's own glyphs, drawn on 24 × 24. */
const line = (d: string, width = 1.8): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const GLYPHS: Record<string, string> = {
  bell: line('M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 2h-15zM10 21h4'),
  mail: line(
    'M5.500 5.500h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM4 7l8 6 8-6',
  ),
  key: line(
    'M7.500 11.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM10.500 12.500 19.500 3.500M16 7l3 3M13.500 9.500l2 2',
  ),
  trash: line('M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10 11v5.500M14 11v5.500'),
  phone: line(
    'M9.500 3h5A2.500 2.500 0 0 1 17 5.500v13a2.500 2.500 0 0 1-2.500 2.500h-5A2.500 2.500 0 0 1 7 18.500v-13A2.500 2.500 0 0 1 9.500 3zM11 18h2',
  ),
  hook:
    '<g fill="none" stroke="currentColor" stroke-width="1.8"><circle cx="8" cy="16" r="3"/><circle cx="16.5" cy="16" r="3"/><circle cx="12" cy="7" r="3"/></g>' +
    line('M13.500 9.500l2 4M10.500 9.500l-1.500 4M11 16h2.500'),
  back: line('M15 5l-7 7 7 7', 2.2),
  forward: line('M9 5l7 7-7 7', 2.2),
  book: line(
    'M4 5.5C6.5 4 9.5 4 12 6c2.5-2 5.5-2 8-.5V19c-2.5-1.5-5.5-1.5-8 .5-2.5-2-5.500-2-8-.5zM12 6v13.500',
  ),
  eye:
    line('M2.5 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z') +
    '<circle cx="12" cy="12" r="3" fill="currentColor"/>',
  gear:
    line('M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z') +
    line(
      'M12 3v2.500M12 18.500V21M3 12h2.500M18.500 12H21M5.600 5.600l1.800 1.800M16.600 16.600l1.800 1.800M5.600 18.400l1.800-1.800M16.600 7.400l1.800-1.800',
    ),
  mark:
    line('M12 2.500 20.500 7v10L12 21.500 3.500 17V7z') +
    line('M8.500 16V8.500h4a2.300 2.300 0 0 1 0 4.600h-4m3.600 0L15.500 16', 1.9),
  share: line('M12 15V4m0 0L8 8m4-4 4 4M5 13v7h14v-7'),
  first: line('M18 5.500v13L8.500 12zM6 5.500v13'),
  last: line('M6 5.500v13l9.500-6.500zM18 5.500v13'),
  play: '<path d="M8 5v14l11-7z" fill="currentColor"/>',
  pause: '<path d="M7 5h4v14H7zM13 5h4v14h-4z" fill="currentColor"/>',
  undo: line('M9 5 4 10l5 5M4.500 10H14a6 6 0 0 1 0 12h-3', 2.2),
  turn: line('M19 12a7 7 0 1 1-2.200-5.100M19.500 3.500v4h-4', 2.2),
  close: line('M6 6l12 12M18 6 6 18', 2.2),
  search: line('M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20'),
  more: '<g fill="currentColor"><circle cx="5" cy="12" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="19" cy="12" r="2"/></g>',
  check: line('M5 12.500l4.500 4.500L19 7.500', 2.4),
  globe: line(
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 2.600 3 15.400 0 18M12 3c-3 2.600-3 15.400 0 18',
  ),
  sun:
    line('M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z') +
    line(
      'M12 2.500V5M12 19v2.500M2.500 12H5M19 12h2.500M5.300 5.300 7 7M17 17l1.700 1.700M5.300 18.700 7 17M17 7l1.700-1.700',
    ),
  moon: line('M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z'),
  link: line(
    'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1',
  ),
  clock: line('M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 7.500V12l3 2'),
  info: line('M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 11v5M12 7.800v.2', 2),
  minus: line('M5 12h14', 2.2),
  plus: line('M5 12h14M12 5v14', 2.2),
  download: line('M12 4v11m0 0l-4-4m4 4 4-4M5 20h14'),
  upload: line('M12 16V5m0 0L8 9m4-4 4 4M5 20h14'),
  chat: line('M4 5h16v11H9l-5 4z'),
  pen: line('M4 20l1-4.500L16.500 4l3.500 3.500L8.500 19zM14 6.500l3.500 3.500'),
  branch: line('M7 4v16M7 13c6 0 10-1.500 10-6.500M14 9l3-3 3 3'),
  hands: line('M4 8.500l7-2 3.500 12-7 2zM13 7.500l7 1.500-2.500 11-3-.7'),
  bulb: line(
    'M9 17.500v-1.800C7 14.600 5.500 12.400 5.500 10a6.500 6.500 0 0 1 13 0c0 2.400-1.500 4.600-3.500 5.700v1.800zM9.500 20.500h5',
  ),
  speaker: line('M4 10v4h3l5 4V6L7 10zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11'),
};
