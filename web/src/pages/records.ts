/** Records of matches from files. */
export const LONGEST = 2_000_000;

export type Read = { record: Record<string, unknown> } | { fault: 'long' | 'not-json' };

export async function readRecord(file: Blob): Promise<Read> {
  if (file.size > LONGEST) return { fault: 'long' };
  try {
    const record: unknown = JSON.parse(await file.text());
    const whole = typeof record === 'object' && record !== null && !Array.isArray(record);
    return whole ? { record: record as Record<string, unknown> } : { fault: 'not-json' };
  } catch {
    return { fault: 'not-json' };
  }
}
