// Next runs this file right before React hydrates the page.
import { moveForeignNodes } from "./lib/start/move-foreign-nodes";

moveForeignNodes();
