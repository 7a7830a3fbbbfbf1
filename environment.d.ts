/** What commands and tests read; what a build reads is in content/environment.ts, which checks it. */
declare namespace NodeJS {
  interface ProcessEnv {
    /** Checked with the others; declared because lib/routes reads it in browsers, too. */
    BASE_PATH?: string;
    CHROME_PATH?: string;
    CI?: string;
    CONTENT_OUT?: string;
    CONTENT_ROOT?: string;
    DISPLAY?: string;
    E2E_BASE_URL?: string;
    E2E_PORT?: string;
    E2E_SWEEP?: string;
    E2E_WANDER?: string;
    FIREFOX_PATH?: string;
    GIT_CEILING_DIRECTORIES?: string;
    HOST?: string;
    KEEP_GOING?: string;
    PATH?: string;
    PORT?: string;
    SOURCE_MAPS?: string;
  }
}
