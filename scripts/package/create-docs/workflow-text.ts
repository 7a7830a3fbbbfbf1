/**
 * A workflow that builds and checks the site on each push, and publishes main on GitHub Pages. For another host, its
 * last two steps have to be replaced.
 *
 * @param node the version of Node.js that the package comes with
 */
export const workflow = (node: string): string => `name: Docs

on:
  push:
  pull_request:

permissions:
  contents: read

jobs:
  build:
    runs-on: ubuntu-24.04
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v6
        with:
          persist-credentials: false
          fetch-depth: 0 # the dates of pages are those of their commits
      - uses: actions/setup-node@v6
        with:
          node-version: ${node}
          cache: npm
      - id: pages
        uses: actions/configure-pages@v5
      - run: npm ci
      - run: npm run build -- --release
        env:
          SITE_BASE_URL: \${{ steps.pages.outputs.origin }}
          BASE_PATH: \${{ steps.pages.outputs.base_path }}
      - run: npm run check
      - uses: actions/upload-pages-artifact@v4
        with:
          path: out

  deploy:
    if: github.ref == 'refs/heads/main'
    needs: build
    runs-on: ubuntu-24.04
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: actions/deploy-pages@v4
`;
