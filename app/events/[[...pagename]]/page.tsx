export { default, generateStaticParams } from "@/app/list-page";
