import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { site } from '@/content/site';
import { hostFiles } from '@/lib/routes/hosts/host-files';
import type { Command } from '@/scripts/shared/command';

/** A server of others that hosts use, and how it is run with the rules of the export. */
export interface Program {
  /** As `--only` and the differences name it. */
  name: string;
  /** For people: what it is. */
  about: string;
  /** Name of the program to look for. */
  program: string;
  /** What npm can bring where the program is missing; without one it has to be installed. */
  npm?: string;
  /**
   * The rest of the command line.
   *
   * @param work a folder for what it has to write
   */
  args: (port: number, out: string, work: string) => readonly string[];
  /** Whether it is to run in the export: its rules name files from there. */
  within?: boolean;
  /** Why requests that are no requests are not sent: it does not survive them. */
  fragile?: string;
  environment?: (port: number, out: string) => Readonly<Record<string, string>>;
}

/** nginx wants everything it writes named; the server's rules are the export's, at another port and place. */
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

/** Where distributions put its modules: Debian, Fedora, Arch, Homebrew. */
const apacheModules = [
  '/usr/lib/apache2/modules',
  '/usr/lib64/httpd/modules',
  '/usr/lib/httpd/modules',
  '/opt/homebrew/lib/httpd/modules',
];

/** Apache wants its modules named; the rules are those of the export's own `.htaccess`. */
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
    // Some are part of the program itself.
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => `LoadModule ${name}_module ${file}`);
  mkdirSync(work, { recursive: true });
  // It gives up the rights of the system's administrator, and has to read its folder nevertheless.
  chmodSync(work, 0o755);
  const asSomeone = process.getuid?.() === 0 ? 'User www-data\nGroup www-data\n' : '';
  writeFileSync(
    join(work, 'apache.conf'),
    `${load.join('\n')}
${asSomeone}ServerRoot ${work}
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
    npm: 'serve@14.2.7',
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
    npm: 'superstatic@11.0.0',
    within: true,
    fragile: 'a broken escape ends the process; Firebase itself does not run it',
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
    npm: 'wrangler@4.164.0',
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

/** Folders of programs that systems keep from the path of ordinary users. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin'];

/**
 * The command that starts a program.
 *
 * @returns nothing where it is not installed and npm does not have it
 */
export function commandOf({ program, npm }: Program): Command | undefined {
  const folders = [
    resolve('node_modules/.bin'),
    ...(process.env.PATH ?? '').split(delimiter),
    ...systemFolders,
  ];
  const found = folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
  if (found !== undefined) return [found];
  return npm === undefined ? undefined : ['npx', '--yes', npm];
}
