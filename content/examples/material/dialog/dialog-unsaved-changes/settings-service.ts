import { Injectable, signal } from '@angular/core';

// #docregion contract
export interface Settings {
  name: string;
  email: string;
  reply: string;
  isPublic: boolean;
  hasReminders: boolean;
}
// #enddocregion contract

const INITIAL: Settings = {
  name: 'Harbor Bikes',
  email: 'hello@harborbikes.example',
  reply: 'Thanks for your message. We answer within a day.',
  isPublic: true,
  hasReminders: false,
};

/** Stands in for a server that stores the settings of one workshop, and takes half a second. */
@Injectable()
export class SettingsService {
  /** While this is true, every request fails, so that you can see the error. */
  readonly fails = signal(false);
  private stored = INITIAL;

  async load(): Promise<Settings> {
    await this.answer();
    return this.stored;
  }

  /** Stores the settings, and returns them as the server has stored them. */
  async save(settings: Settings): Promise<Settings> {
    await this.answer();
    this.stored = { ...settings, name: settings.name.trim() };
    return this.stored;
  }

  private async answer(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (this.fails()) throw new Error('The server returned 503');
  }
}
