import { phoneWallet } from "./phone-wallet";

it.each([
  [
    "apple",
    "an iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/27.0 Mobile/15E148 Safari/604.1",
  ],
  [
    "google",
    "Chrome on a phone",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36",
  ],
  ["google", "Firefox on a phone", "Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0"],
  [
    null,
    "a tablet",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
  ],
  [
    null,
    "a Mac or iPad",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/27.0 Safari/605.1.15",
  ],
])("%p is the wallet of %s", (wallet, _, userAgent) => {
  expect(phoneWallet(userAgent)).toBe(wallet);
});
