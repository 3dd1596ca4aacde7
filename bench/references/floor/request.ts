import { getRequestConfig } from "next-intl/server";
import messages from "./messages/fi.json";

export default getRequestConfig(() => Promise.resolve({ locale: "fi", messages }));
