import { Injectable, signal } from '@angular/core';
import { MatStepperIntl } from '@angular/material/stepper';

export interface Language {
  code: string;
  name: string;
  title: string;
  optional: string;
  completed: string;
  editable: string;
  back: string;
  next: string;
  steps: { name: string; text: string }[];
}

export const languages: Language[] = [
  {
    code: 'sv',
    name: 'Svenska',
    title: 'Hyra en båt',
    optional: 'Frivilligt',
    completed: 'Klart',
    editable: 'Kan ändras',
    back: 'Tillbaka',
    next: 'Vidare',
    steps: [
      { name: 'Båt', text: 'Vilken båt vill du hyra?' },
      { name: 'Årtal', text: 'När seglade du senast?' },
      { name: 'Hamn', text: 'Var vill du lägga till?' },
    ],
  },
  {
    code: 'it',
    name: 'Italiano',
    title: 'Noleggio di una barca',
    optional: 'Facoltativo',
    completed: 'Completato',
    editable: 'Modificabile',
    back: 'Indietro',
    next: 'Avanti',
    steps: [
      { name: 'Barca', text: 'Quale barca vuoi noleggiare?' },
      { name: 'Anno', text: 'Quando hai navigato l’ultima volta?' },
      { name: 'Porto', text: 'Dove vuoi attraccare?' },
    ],
  },
];

/** The stepper's own texts; the stepper reads them again whenever `changes` emits. */
@Injectable()
export class StepperTexts extends MatStepperIntl {
  private readonly chosen = signal(languages[0]);
  readonly language = this.chosen.asReadonly();

  constructor() {
    super();
    this.speak(languages[0]);
  }

  speak(language: Language): void {
    this.chosen.set(language);
    this.optionalLabel = language.optional;
    this.completedLabel = language.completed;
    this.editableLabel = language.editable;
    this.changes.next();
  }
}
