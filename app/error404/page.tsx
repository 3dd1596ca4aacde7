import { Error404Screen } from "@/components/error404/error404-screen";

export default function Page() {
  return <Error404Screen />;
}
