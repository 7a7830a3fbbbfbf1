/** @jest-environment node */
import { awaitBuild, EditingBuildError } from './await-build';

const nobody = () => Promise.reject(new Error('asked again'));

it.each([[{ id: 'button-overview' }], [[]], [undefined], ['text']])(
  'returns what a build has written: %j',
  async (answer) => {
    await expect(awaitBuild(answer, nobody, () => undefined)).resolves.toBe(answer);
  },
);

it('asks again while the development server builds, and says how far it is', async () => {
  const answers: unknown[] = [{ building: '1 s' }, { id: 'button-overview' }];
  const said: string[] = [];
  const value = await awaitBuild(
    { building: '0 s' },
    () => Promise.resolve(answers.shift()),
    (progress) => said.push(progress),
  );
  expect(value).toEqual({ id: 'button-overview' });
  expect(said).toEqual(['0 s', '1 s']);
});

it('fails with what the development server says', async () => {
  const failed = awaitBuild({ failed: 'TS2304' }, nobody, () => undefined);
  await expect(failed).rejects.toThrow(EditingBuildError);
  await expect(failed).rejects.toThrow('TS2304');
});
