import { MatDatepickerIntl } from '@angular/material/datepicker';

interface Language {
  locale: string;
  name: string;
  labels: Partial<Omit<MatDatepickerIntl, 'changes'>>;
}

/** Labels of the calendar's buttons. Unlike dates, they don't follow the locale by themselves. */
export const LANGUAGES: readonly Language[] = [
  {
    locale: 'de-DE',
    name: 'Deutsch',
    labels: {
      openCalendarLabel: 'Kalender öffnen',
      prevMonthLabel: 'Voriger Monat',
      nextMonthLabel: 'Nächster Monat',
      switchToMultiYearViewLabel: 'Monat und Jahr wählen',
    },
  },
  {
    locale: 'fr-FR',
    name: 'Français',
    labels: {
      openCalendarLabel: 'Ouvrir le calendrier',
      prevMonthLabel: 'Mois précédent',
      nextMonthLabel: 'Mois suivant',
      switchToMultiYearViewLabel: 'Choisir le mois et l’année',
    },
  },
  {
    locale: 'ja-JP',
    name: '日本語',
    labels: {
      openCalendarLabel: 'カレンダーを開く',
      prevMonthLabel: '前の月',
      nextMonthLabel: '次の月',
      switchToMultiYearViewLabel: '年と月を選ぶ',
    },
  },
];
