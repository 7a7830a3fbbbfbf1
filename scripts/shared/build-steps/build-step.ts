import type { Command } from '@/scripts/shared/command';

/** One step of a build: a command that makes files, and what they are made from. */
export interface BuildStep {
  name: string;
  command: Command;
  /** Names of the steps whose files it reads. */
  after?: readonly string[];
  /** About how long it takes on two idle cores, in seconds, when there is something to do. */
  seconds: number;
  /** Whether its output shows its progress, and is printed at once instead of at its end. */
  printsProgress?: boolean;
  /**
   * What it reads while it runs: files, and folders with all their files. The code of its command, with
   * everything that it imports, need not be listed.
   */
  data?: readonly string[];
  /** Which files of the folders in `data` it reads; by default all. */
  only?: RegExp;
  /** Whether it also reads the unit tests in these folders. */
  readsTests?: boolean;
  /** Whether what it makes is the same when only summaries in the tables of `content/` change. */
  ignoresSummaries?: boolean;
  /** Further inputs that are not files of the project. */
  facts?: () => readonly string[];
  /**
   * The files and folders that it makes; none for a check. When neither they nor the inputs have changed since
   * the last run, the step is left out. Without this field, it always runs.
   */
  makes?: readonly string[];
}

/** What a step took, for the table at the end of a build. */
export interface StepTime {
  name: string;
  /** Seconds from start to end. */
  wall: number;
  /** Seconds of processor time, with all child processes; undefined where the system does not report it. */
  processor: number | undefined;
  /** Whether its files are those of an earlier build. */
  kept: boolean;
}
