/** Limits for all requests and responses. */
export const limits = [
  'server_tokens off;',
  'client_max_body_size 1k;',
  'client_header_timeout 10s;',
  'client_body_timeout 10s;',
  'send_timeout 30s;',
  'if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }',
];

/** Sends text files compressed, preferably their precompressed copies. */
export const compression = [
  'gzip on;',
  'gzip_static on;',
  'gzip_vary on;',
  'gzip_proxied any;',
  'gzip_min_length 1000;',
  'gzip_types text/css text/plain text/javascript text/markdown text/xml application/javascript application/json application/xml application/manifest+json image/svg+xml;',
  '# With the module ngx_brotli, which Debian packs as libnginx-mod-http-brotli-static:',
  '# brotli_static on;',
  'charset utf-8;',
  'charset_types text/css text/plain text/javascript text/markdown text/xml application/javascript application/json application/xml;',
];
