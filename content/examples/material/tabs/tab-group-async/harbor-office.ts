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

/** Simulates a server: responds after a delay, and rejects if the request is canceled. */
export function harborsOf(coast: string, abortSignal: AbortSignal): Promise<Harbor[]> {
  return new Promise((resolve, reject) => {
    const response = setTimeout(() => resolve(harbors[coast]), 400);
    abortSignal.addEventListener('abort', () => {
      clearTimeout(response);
      reject(new Error('The request was canceled.'));
    });
  });
}
