/** The environment variables that the site, its commands and its tests read; README says what for. */
declare namespace NodeJS {
  interface ProcessEnv {
    SITE_BASE_URL?: string;
    SITE_REPOSITORY?: string;
    NEXT_PUBLIC_DOCS_HOST?: string;
    NEXT_PUBLIC_ANALYTICS_ID_1?: string;
    NEXT_PUBLIC_ANALYTICS_ID_2?: string;

    CHROME_PATH?: string;
    CI?: string;
    E2E_BASE_URL?: string;
    E2E_PORT?: string;
    E2E_SWEEP?: string;
    GIT_CEILING_DIRECTORIES?: string;
    PATH?: string;
    PORT?: string;
    SOURCE_MAPS?: string;
  }
}
