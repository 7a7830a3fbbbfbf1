/** Saves a file to the visitor's downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Delayed, because some browsers cancel the download when the URL is revoked at once.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
