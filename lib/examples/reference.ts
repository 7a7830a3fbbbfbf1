import { z } from 'zod';

/** A reference in a text to an example: as a whole, to one of its files, or to a region of a file. */
export const exampleReference = z
  .strictObject({
    example: z.string().min(1),
    file: z.string().min(1).optional(),
    region: z.string().min(1).optional(),
  })
  .refine(({ file, region }) => file !== undefined || region === undefined);

export type ExampleReference = z.infer<typeof exampleReference>;
