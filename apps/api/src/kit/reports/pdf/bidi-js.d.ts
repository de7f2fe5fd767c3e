/** The parts of bidi-js that are used here; it has no types of its own. */
declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** By UTF-16 unit. */
    levels: Uint8Array;
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels;
    /** Brackets of right-to-left text by their place, mirrored. */
    getMirroredCharactersMap(text: string, levels: Uint8Array): Map<number, string>;
  }
  export default function bidiFactory(): Bidi;
}
