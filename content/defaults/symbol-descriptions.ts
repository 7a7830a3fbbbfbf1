export const symbolDescriptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
