import { readFigures } from './lighthouse-runs';

const result = {
  environment: { benchmarkIndex: 1500 },
  categories: { performance: { score: 0.914 } },
  audits: {
    'first-contentful-paint': { numericValue: 900 },
    'largest-contentful-paint': { numericValue: 1100 },
    'total-blocking-time': { numericValue: 50 },
    'cumulative-layout-shift': { numericValue: 0 },
    'network-requests': {
      details: {
        type: 'table',
        items: [
          { mimeType: 'text/html', transferSize: 1000 },
          { mimeType: 'text/javascript', transferSize: 200 },
          { mimeType: 'application/javascript', transferSize: 300 },
          { mimeType: 'font/woff2', transferSize: 40 },
          {},
        ],
      },
    },
  },
};

it('reads the figures of a result', () => {
  expect(readFigures('/', result)).toEqual({
    score: 91,
    firstPaint: 900,
    largestPaint: 1100,
    blocked: 50,
    shift: 0,
    html: 1000,
    script: 500,
    fonts: 40,
    requests: 5,
    machine: 1500,
  });
});

it('says why a page could not be measured', () => {
  const failed = { ...result, runtimeError: { message: 'No paint' } };
  expect(() => readFigures('/guides', failed)).toThrow('/guides: No paint');
});
