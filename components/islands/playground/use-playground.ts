import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import {
  type ExampleOutput,
  exampleOutputEvent,
  inputsAttribute,
} from '@/lib/browser/live-example/contract';
import { playgroundAddress } from '@/lib/browser/navigation/playground-address';
import { describeValue } from '@/lib/playground/describe-value';
import { defaultsOf, type PlaygroundPlan } from '@/lib/playground/model';
import { createSettingsStore } from '@/lib/playground/settings-store';

/** An event that an output of the example has emitted. */
export interface LogEntry {
  key: number;
  name: string;
  value: string;
}

/** Maximum number of events in the log. */
const mostEntries = 50;

/**
 * The settings of a playground, kept in sync with its example and the URL.
 *
 * @param root the element that contains the example's stage
 */
export function usePlayground(root: RefObject<HTMLElement | null>, plan: PlaygroundPlan) {
  const { knobs } = plan;
  const [store] = useState(() => createSettingsStore(plan, playgroundAddress));
  const [atStart] = useState(() => defaultsOf(knobs));
  const values = useSyncExternalStore(store.subscribe, store.get, () => atStart);
  const [log, setLog] = useState<readonly LogEntry[]>([]);

  useEffect(() => {
    const example = root.current?.querySelector('live-example');
    example?.setAttribute(inputsAttribute, JSON.stringify(values));
  }, [root, values]);

  useEffect(() => {
    const element = root.current;
    const onOutput = ({ detail: { name, value } }: CustomEvent<ExampleOutput>) => {
      // The output of a two-way binding.
      const knob = knobs.find((candidate) => `${candidate.name}Change` === name);
      if (knob) store.set(knob.name, value);
      if (knob?.isSilent) return;
      setLog((entries) => [entryAfter(entries[0], name, value), ...entries].slice(0, mostEntries));
    };
    element?.addEventListener(exampleOutputEvent, onOutput);
    return () => element?.removeEventListener(exampleOutputEvent, onOutput);
  }, [root, store, knobs]);

  return { values, log, set: store.set, reset: store.reset, clear: () => setLog([]) };
}

function entryAfter(last: LogEntry | undefined, name: string, value: unknown): LogEntry {
  return { key: (last?.key ?? 0) + 1, name, value: describeValue(value) };
}
