/** The part of `subset-font` that is used; it comes without types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** The range of each axis that is kept. */
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
    /** Drops what straightens letters on coarse screens. */
    noHinting?: boolean;
    /** Keeps no glyph for the sole reason that a layout rule could lead to it. */
    noLayoutClosure?: boolean;
    /** The layout features that are kept, by their OpenType tags; all of them without it. */
    keepFeatures?: readonly string[];
    /** Tables that are left out. */
    dropTables?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
