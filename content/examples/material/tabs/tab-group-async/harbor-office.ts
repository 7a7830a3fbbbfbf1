export interface Harbor {
  name: string;
  depth: number;
}

export const coasts = ['West', 'South'];

const harbors: Record<string, Harbor[]> = {
  West: [
    { name: 'Gull Bay', depth: 6 },
    { name: 'Old Quay', depth: 4 },
  ],
  South: [
    { name: 'Saltings', depth: 2 },
    { name: 'Pilot Steps', depth: 9 },
    { name: 'Anchor Hard', depth: 5 },
  ],
};

/** Stands for a server: answers after a while, or not at all when the question is taken back. */
export function harborsOf(coast: string, abortSignal: AbortSignal): Promise<Harbor[]> {
  return new Promise((resolve, reject) => {
    const answer = setTimeout(() => resolve(harbors[coast]), 400);
    abortSignal.addEventListener('abort', () => {
      clearTimeout(answer);
      reject(new Error('The question was taken back.'));
    });
  });
}
