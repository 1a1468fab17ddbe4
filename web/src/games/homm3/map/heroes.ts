/** Heroes as pictures. */
export const portrait = (magic: boolean): string => (magic ? 'wizard-face' : 'mounted-knight');
