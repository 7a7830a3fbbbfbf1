import { sassNames } from '@/content/sass-names';
import type { Guide } from '@/content/types';
import type { PageCards } from '@/lib/search/cards';
import { readSassDefinitions, sassCardKey } from '@/lib/styling/sass-names';
import { wording } from '@/lib/words/word';
import { cardOf } from './cards';
import { firstSentence } from './first-sentence';

/** The cards of the mixins and functions that a guide explains. */
export function sassCardsOf({ id }: Pick<Guide, 'id'>): PageCards {
  const own = new Set(sassNames.filter(({ guide }) => guide === id).map(({ name }) => name));
  const definitions = readSassDefinitions().filter(({ name }) => own.has(name));
  return Object.fromEntries(
    definitions.map(({ name, kind, parameters, text }) => [
      sassCardKey(name),
      cardOf(
        wording(kind === 'mixin' ? 'Sass mixin' : 'Sass function'),
        kind === 'mixin' ? `@include mat.${name}${parameters};` : `mat.${name}${parameters}`,
        { text: firstSentence(text ?? '') },
      ),
    ]),
  );
}
