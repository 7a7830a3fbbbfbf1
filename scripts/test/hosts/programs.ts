import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { site } from '@/content/site';
import { hostFiles } from '@/lib/routes/hosts/host-files';
import type { FetchedTool } from '@/scripts/shared/fetched-tools/fetch-tool';

/** A server program that hosts use, and how to run it with the rules of the export. */
export interface Program {
  /** Its name in `--only` and in the differences. */
  name: string;
  /** Its name in messages. */
  about: string;
  /** The name of its executable. */
  program: string;
  /** What is fetched when it is not installed; undefined when npm does not have it. */
  fetched?: FetchedTool;
  /**
   * Returns its arguments.
   *
   * @param work a folder for the files it writes
   */
  args: (port: number, out: string, work: string) => readonly string[];
  /** Whether it must run in the folder of the export, because its rules have relative paths. */
  within?: boolean;
  /** Why invalid requests are not sent to it: they crash it. */
  fragile?: string;
  environment?: (port: number, out: string) => Readonly<Record<string, string>>;
}

/**
 * Writes a configuration of nginx with the export's rules, but another port and folder, and paths for all
 * files it writes.
 */
function nginxConfiguration(port: number, out: string, work: string): string {
  const rules = readFileSync(join(out, hostFiles.nginx), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(`root /var/www/${site.id};`, `root ${out};`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const types = '/etc/nginx/mime.types';
  mkdirSync(work, { recursive: true });
  writeFileSync(join(work, 'site.conf'), rules);
  writeFileSync(
    join(work, 'nginx.conf'),
    `daemon off; pid ${work}/pid; error_log ${work}/error.log;
events { }
http {
  access_log off;
  ${existsSync(types) ? `include ${types};` : ''}
  ${folders.map((name) => `${name}_temp_path ${work}/${name};`).join(' ')}
  include ${work}/site.conf;
}
`,
  );
  return join(work, 'nginx.conf');
}

/** Folders of its modules in Debian, Fedora, Arch and Homebrew. */
const apacheModules = [
  '/usr/lib/apache2/modules',
  '/usr/lib64/httpd/modules',
  '/usr/lib/httpd/modules',
  '/opt/homebrew/lib/httpd/modules',
];

/** Writes a configuration of Apache that loads its modules and allows the export's `.htaccess`. */
function apacheConfiguration(port: number, out: string, work: string): string {
  const modules = apacheModules.find((folder) => existsSync(folder)) ?? '';
  const load = [
    'mpm_event',
    'unixd',
    'authz_core',
    'mime',
    'headers',
    'rewrite',
    'deflate',
    'dir',
    'filter',
  ]
    .map((name) => ({ name, file: join(modules, `mod_${name}.so`) }))
    // Some modules are compiled into the program.
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => `LoadModule ${name}_module ${file}`);
  mkdirSync(work, { recursive: true });
  // Started as root, it changes to another user, who must be able to read its folder.
  chmodSync(work, 0o755);
  const userDirectives = process.getuid?.() === 0 ? 'User www-data\nGroup www-data\n' : '';
  writeFileSync(
    join(work, 'apache.conf'),
    `${load.join('\n')}
${userDirectives}ServerRoot ${work}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${work}/pid
ErrorLog ${work}/error.log
TypesConfig /dev/null
DocumentRoot ${out}
<Directory ${out}>
  AllowOverride All
  Require all granted
</Directory>
`,
  );
  return join(work, 'apache.conf');
}

export const programs: readonly Program[] = [
  {
    name: 'nginx',
    about: 'nginx',
    program: 'nginx',
    args: (port, out, work) => [
      '-c',
      nginxConfiguration(port, out, work),
      '-p',
      work,
      '-e',
      join(work, 'error.log'),
    ],
  },
  {
    name: 'serve',
    about: 'serve',
    program: 'serve',
    fetched: 'serve',
    args: (port, out) => ['--listen', `tcp://127.0.0.1:${port}`, '--no-clipboard', out],
    environment: () => ({ NO_UPDATE_CHECK: '1' }),
  },
  {
    name: 'caddy',
    about: 'Caddy',
    program: 'caddy',
    args: (_, out) => ['run', '--adapter', 'caddyfile', '--config', join(out, hostFiles.caddy)],
    environment: (port, out) => ({
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: out,
      CADDY_ADMIN: `localhost:${port + 1}`,
    }),
  },
  {
    name: 'apache',
    about: 'Apache',
    program: 'apache2',
    args: (port, out, work) => ['-D', 'FOREGROUND', '-f', apacheConfiguration(port, out, work)],
  },
  {
    name: 'firebase',
    about: 'Firebase’s own engine, superstatic',
    program: 'superstatic',
    fetched: 'superstatic',
    within: true,
    fragile: 'an invalid escape ends the process; Firebase itself does not run it',
    args: (port, out) => [
      '.',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--config',
      join(out, hostFiles.firebase),
      '--compression',
    ],
  },
  {
    name: 'cloudflare',
    about: 'Cloudflare’s own emulator, wrangler pages dev',
    program: 'wrangler',
    fetched: 'wrangler',
    args: (port, out) => [
      'pages',
      'dev',
      out,
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--compatibility-date',
      '2025-01-01',
    ],
    environment: () => ({ CI: '1', WRANGLER_SEND_METRICS: 'false' }),
  },
];

/** Folders with programs that are not in the PATH of normal users. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin'];

/** Returns the path of a program that is installed on this machine, otherwise undefined. */
export function installedProgram({ program }: Program): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...systemFolders];
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}
