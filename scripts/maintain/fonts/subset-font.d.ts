/** The used part of the API of `subset-font`, which has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** The range to keep of each variation axis. */
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
    /** Removes hints for low-resolution screens. */
    noHinting?: boolean;
    /** Removes glyphs that only layout features could produce. */
    noLayoutClosure?: boolean;
    /** OpenType tags of the layout features to keep; all by default. */
    keepFeatures?: readonly string[];
    /** Tables to remove. */
    dropTables?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
