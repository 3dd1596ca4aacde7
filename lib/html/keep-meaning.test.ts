import { growth, superlinear } from "@/scripts/testing/growth";
import { keepMeaning } from "./keep-meaning";

it.each(["ol", "span"])("takes linear time for the styles of a hostile %s", (name) => {
  const reading = (size: number) => {
    const element = document.createElement(name);
    element.setAttribute("data-style", "list-style".repeat(size * 500) + "text-decoration:".repeat(size * 500));
    return () => keepMeaning(element);
  };
  expect(growth(1, reading)).toBeLessThan(superlinear);
});
