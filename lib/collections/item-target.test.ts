import { collectionItemSchema } from "@/lib/api/collection-item";
import * as z from "@/lib/api/zod";
import { itemTarget } from "./item-target";

describe("itemTarget", () => {
  it.each([
    [{ id: 7 }, { kind: "item", address: "/app/articles/7" }],
    [
      { id: 7, pagename: "a b/ä" },
      { kind: "item", address: "/app/articles/a%20b%2F%C3%A4" },
    ],
    [{}, { kind: "nothing" }],
    [{ redirect_url: "http://out.example" }, { kind: "newWindow", address: "http://out.example/" }],
    [
      { id: 7, redirect_url: "/appendix" },
      { kind: "newWindow", address: "http://localhost/appendix" },
    ],
    [
      { id: 7, redirect_url: "/app/events?a=1#b" },
      { kind: "inApp", address: "/app/events?a=1#b" },
    ],
    [
      { id: 7, redirect_url: "/app" },
      { kind: "inApp", address: "/app" },
    ],
    [
      { id: 7, redirect_url: "https://out.example/app/" },
      { kind: "newWindow", address: "https://out.example/app/" },
    ],
    // A redirect loop.
    [
      { id: 7, redirect_url: "/app/articles/7?x=1" },
      { kind: "item", address: "/app/articles/7" },
    ],
    [
      { id: 7, redirect_url: "/app/articles/7/" },
      { kind: "item", address: "/app/articles/7" },
    ],
    [
      { id: 7, pagename: "jäsen (2)", redirect_url: "/app/articles/j%c3%a4sen%20%282%29" },
      { kind: "item", address: "/app/articles/j%C3%A4sen%20(2)" },
    ],
  ])("%j opens %j", (item, expected) => {
    expect(itemTarget("articles", z.parse(collectionItemSchema, item))).toEqual(expected);
  });
});
