/*
 * To be imported first, for what it does: content reads the environment as it is loaded, before any work has begun
 * that could tell in one line what is wrong with it.
 */
import { readEnvironment } from '@/content/environment';

try {
  readEnvironment(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
