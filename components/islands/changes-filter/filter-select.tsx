interface FilterSelectProps {
  label: string;
  /** Empty when everything is selected. */
  value: string;
  /** Text of the option that selects everything. */
  all: string;
  options: readonly { value: string; text: string }[];
  onChoose: (value: string) => void;
}

/** A list of which one value, or everything, is selected. */
export function FilterSelect({ label, value, all, options, onChoose }: FilterSelectProps) {
  return (
    <select
      className="h-10 max-w-full rounded-full border border-line-strong bg-page px-3 font-sans text-ui text-text hover:border-text-2 pointer-coarse:min-h-11"
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}
