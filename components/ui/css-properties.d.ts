import "react";

declare module "react" {
  /** `style` takes custom properties too. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
