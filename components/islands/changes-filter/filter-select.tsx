import { type InterfaceText, languageOf, word } from '@/lib/words/word';

interface FilterSelectProps {
  label: InterfaceText;
  /** Empty when everything is selected. */
  value: string;
  /** Text of the option that selects everything. */
  all: InterfaceText;
  allValues?: Readonly<Record<string, string>>;
  options: readonly { value: string; text: string; lang?: 'en' | undefined }[];
  onChoose: (value: string) => void;
}

/** A list of which one value, or everything, is selected. */
export function FilterSelect(props: FilterSelectProps) {
  const { label, value, all, allValues, options, onChoose } = props;
  return (
    <select
      className="h-10 max-w-full rounded-full border border-line-strong bg-page px-3 font-sans text-ui text-text hover:border-text-2 pointer-coarse:min-h-11"
      aria-label={word(label)}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="" lang={languageOf(all)}>
        {word(all, allValues)}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.text}
        </option>
      ))}
    </select>
  );
}
