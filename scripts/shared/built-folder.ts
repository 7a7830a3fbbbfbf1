/** The folder with the build that is tested, which a browser test may read as well. */
export const builtFolder = process.env.E2E_FOLDER ?? 'out';
