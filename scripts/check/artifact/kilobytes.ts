/** Bytes as people read them: in units of 1,024. */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
