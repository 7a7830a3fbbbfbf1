/** A piece of a title, highlighted or not. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** The letters and digits of a text in lower case, their positions, and where words begin. */
function lettersOf(text: string): { letters: string; places: number[]; starts: Set<number> } {
  let letters = '';
  const places: number[] = [];
  const starts = new Set<number>();
  let before = '';
  for (const [place, character] of [...text].entries()) {
    if (/[\p{L}\p{N}]/u.test(character)) {
      const begins = !/[\p{L}\p{N}]/u.test(before) || /[\p{Ll}\d]\p{Lu}/u.test(before + character);
      if (begins || /\p{Lu}/u.test(character)) starts.add(letters.length);
      letters += character.toLowerCase().slice(0, 1);
      places.push(place);
    }
    before = character;
  }
  return { letters, places, starts };
}

/** Splits a title into highlighted and other pieces; ignores spelling and spaces, as the search does. */
export function markPieces(title: string, words: readonly string[]): Piece[] {
  const { letters, places, starts } = lettersOf(title);
  const characters = [...title];
  const marked = new Set<number>();
  for (const word of words) {
    for (
      let at = letters.indexOf(word);
      word !== '' && at >= 0;
      at = letters.indexOf(word, at + 1)
    ) {
      if (!starts.has(at)) continue;
      const [first = 0, last = -1] = [places[at], places[at + word.length - 1]];
      for (let place = first; place <= last; place++) marked.add(place);
    }
  }
  const pieces: Piece[] = [];
  characters.forEach((character, place) => {
    const last = pieces.at(-1);
    if (last && last.marked === marked.has(place)) last.text += character;
    else pieces.push({ text: character, marked: marked.has(place) });
  });
  return pieces;
}
