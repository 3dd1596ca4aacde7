/** A web server with the app below /app/ and the association's server behind all other paths. */
export interface Host {
  origin: string;
  stop: () => Promise<void>;
}

export interface Site {
  /** The site's root; the app is in its folder "app". */
  root: string;
  /** For the server's own files. */
  temporary: string;
  /** The generated host files. */
  deploy: string;
  /** The association's server. */
  backend: string;
}
