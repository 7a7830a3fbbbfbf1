import { judgeAudit, NotAudited, readAudit } from './judge-audit';

const found = { name: 'tar', title: 'Escapes', url: 'https://advisories.test/1', severity: 'high' };
const minor = { ...found, title: 'Slow', url: 'https://advisories.test/2', severity: 'moderate' };
const entry = { package: 'tar', advisory: found.url, reason: 'It unpacks only our own files.' };

const report = (via: readonly unknown[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { tar: { via }, packer: { via: ['tar'] } },
  });

it('reads the advisories, each once per package', () => {
  expect(readAudit('.', report([found, minor]))).toEqual([found, minor]);
});

it.each([
  ['no endpoint', '{"message":"405 Method Not Allowed","error":{}}', '.: 405 Method Not Allowed'],
  ['no JSON', 'npm error network', '.: npm audit printed no JSON: npm error network'],
  ['another format', '{"auditReportVersion":3}', '.: unknown format'],
])('does not pass with %s', (_, output, message) => {
  expect(() => readAudit('.', output)).toThrow(NotAudited);
  expect(() => readAudit('.', output)).toThrow(message);
});

it('reports high and critical advisories that have no reason', () => {
  const critical = { ...found, severity: 'critical' };
  expect(judgeAudit([found, minor], [])).toEqual([`tar: high: Escapes (${found.url})`]);
  expect(judgeAudit([critical, critical], [])).toEqual([`tar: critical: Escapes (${found.url})`]);
  expect(judgeAudit([found, minor], [entry])).toEqual([]);
});

it('reports a reason that nothing needs any more', () => {
  const stale = `accepted.ts: tar no longer has ${found.url}: remove it`;
  expect(judgeAudit([], [entry])).toEqual([stale]);
  expect(judgeAudit([minor], [{ ...entry, advisory: minor.url }])).toEqual([
    `accepted.ts: tar no longer has ${minor.url}: remove it`,
  ]);
});
