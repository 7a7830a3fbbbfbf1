'use client';

import { createContext } from 'react';
import type { ThemeChoice } from '@/lib/browser/preferences/select-theme';

/** The available themes, for the menu that is loaded later. */
export const ThemeContext = createContext<readonly ThemeChoice[]>([]);
