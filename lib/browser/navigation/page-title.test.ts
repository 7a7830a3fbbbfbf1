import { whenTitled } from './page-title';

const told = jest.fn();

beforeEach(() => {
  told.mockReset();
  document.head.replaceChildren();
});

describe('whenTitled', () => {
  it('tells a title that is there at once', () => {
    document.title = 'Guides';
    whenTitled(told);
    expect(told).toHaveBeenCalledWith('Guides');
  });

  it('waits for a title that is being exchanged, and tells it once', async () => {
    whenTitled(told);
    expect(told).not.toHaveBeenCalled();
    document.title = 'CDK';
    await Promise.resolve();
    document.title = 'CDK again';
    await Promise.resolve();
    expect(told.mock.calls).toEqual([['CDK']]);
  });

  it('can be given up', async () => {
    whenTitled(told)();
    document.title = 'CDK';
    await Promise.resolve();
    expect(told).not.toHaveBeenCalled();
  });
});
