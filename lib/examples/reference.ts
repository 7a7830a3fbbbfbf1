import { z } from 'zod';

/** What a text asks for: a whole example, one of its files, or a region of a file. */
export const exampleReference = z
  .strictObject({
    example: z.string().min(1),
    file: z.string().min(1).optional(),
    region: z.string().min(1).optional(),
  })
  .refine(({ file, region }) => file !== undefined || region === undefined);

export type ExampleReference = z.infer<typeof exampleReference>;
