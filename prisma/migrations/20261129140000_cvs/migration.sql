-- CreateTable
CREATE TABLE "cvs" (
    "user_name" VARCHAR(25) NOT NULL,
    "choice" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cvs_pkey" PRIMARY KEY ("user_name")
);

-- AddForeignKey
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_user_name_fkey" FOREIGN KEY ("user_name") REFERENCES "users"("user_name") ON DELETE CASCADE ON UPDATE CASCADE;
