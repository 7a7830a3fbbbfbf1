import { whenTitled } from './page-title';

const told = jest.fn();

beforeEach(() => {
  told.mockReset();
  document.head.replaceChildren();
});

describe('whenTitled', () => {
  it('reports an existing title immediately', () => {
    document.title = 'Guides';
    whenTitled(told);
    expect(told).toHaveBeenCalledWith('Guides');
  });

  it('waits for a title that is being replaced, and reports it once', async () => {
    whenTitled(told);
    expect(told).not.toHaveBeenCalled();
    document.title = 'CDK';
    await Promise.resolve();
    document.title = 'CDK again';
    await Promise.resolve();
    expect(told.mock.calls).toEqual([['CDK']]);
  });

  it('can be canceled', async () => {
    whenTitled(told)();
    document.title = 'CDK';
    await Promise.resolve();
    expect(told).not.toHaveBeenCalled();
  });
});
