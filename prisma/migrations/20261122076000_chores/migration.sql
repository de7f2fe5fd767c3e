-- CreateTable
CREATE TABLE "chores" (
    "name" VARCHAR(40) NOT NULL,
    "began_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "chores_pkey" PRIMARY KEY ("name")
);
