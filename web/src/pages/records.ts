/** Records of matches from files. */
export const LONGEST = 2_000_000;

/** `record`: the text of the file, which holds a record or some other thing in braces. */
export type Read = { record: string } | { fault: 'long' | 'not-json' };

export async function readRecord(file: Blob): Promise<Read> {
  if (file.size > LONGEST) return { fault: 'long' };
  try {
    const text = await file.text();
    const record: unknown = JSON.parse(text);
    const whole = typeof record === 'object' && record !== null && !Array.isArray(record);
    return whole ? { record: text } : { fault: 'not-json' };
  } catch {
    return { fault: 'not-json' };
  }
}
