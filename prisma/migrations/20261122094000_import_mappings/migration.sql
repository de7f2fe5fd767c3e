-- CreateTable
CREATE TABLE "import_mappings" (
    "entity" VARCHAR(40) NOT NULL,
    "sources" JSONB NOT NULL,
    "updated_by" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "import_mappings_pkey" PRIMARY KEY ("entity")
);
