/** A web server with the app below /app/ and the association's server behind all other paths. */
export interface Host {
  origin: string;
  stop: () => Promise<void>;
}

export interface Site {
  /** Of the site: the app lies in its folder "app". */
  root: string;
  /** For what the server itself writes. */
  temporary: string;
  /** The generated host files. */
  deploy: string;
  /** The association's server. */
  backend: string;
}
